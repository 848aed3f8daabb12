extension Output {
  struct DoctorDiagnosis: Encodable {
    let name: String
    let state: String
    let found: String
    let needed: String
    let mend: String?
  }

  struct Doctor: Encodable {
    var version = 1
    let canWork: Bool
    let diagnoses: [DoctorDiagnosis]
  }

  static func doctor(_ diagnoses: [Diagnosis]) -> Doctor {
    Doctor(
      canWork: diagnoses.allSatisfy { $0.status == nil },
      diagnoses: diagnoses.map {
        DoctorDiagnosis(
          name: $0.name, state: state($0.state), found: $0.found, needed: $0.needed, mend: $0.mend)
      })
  }

  private static func state(_ state: Diagnosis.State) -> String {
    switch state {
    case .fine: "fine"
    case .remark: "remark"
    case .skipped: "skipped"
    case .stops: "stops work"
    }
  }
}
