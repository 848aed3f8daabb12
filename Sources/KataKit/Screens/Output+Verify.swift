extension Output {
  struct Proof: Encodable {
    let proof: Int
    let subject: String
    let holds: Bool
    let rejectedBy: String?
    let findings: [Finding]
  }

  struct ProvedKata: Encodable {
    let number: String
    let name: String
    let holds: Bool
    let proofs: [Proof]
  }

  struct Proofs: Encodable {
    var version = 1
    let holds: Bool
    let seconds: Double
    let katas: [ProvedKata]
    /// What is wrong in documents that belong to no single kata.
    let documents: [Finding]
    /// What `--accept` has written; nil without it.
    var accepted: [String]?
  }

  static func verification(_ report: VerificationReport, accepted: [String]?) -> Proofs {
    let katas = report.katas.map { kata in
      let own = report.judgements(of: kata)
      return ProvedKata(
        number: kata.number, name: kata.name, holds: own.allSatisfy(\.isGood),
        proofs: own.map {
          Proof(
            proof: $0.proof, subject: $0.subject, holds: $0.isGood, rejectedBy: $0.rejectedBy,
            findings: $0.findings)
        })
    }
    let tenths = (report.duration / .milliseconds(100)).rounded()
    return Proofs(
      holds: report.isGood, seconds: tenths / 10, katas: katas, documents: report.general,
      accepted: accepted)
  }
}
