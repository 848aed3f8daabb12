// Benchmarks of the model, each as a ratio to something that everybody knows, in one run.
// Build it optimized: swift run -c release kata-bench

let sections = [notificationCosts(), registrationGrowth(), tokenCosts()]
print(sections.map(\.markdown).joined(separator: "\n\n"))
