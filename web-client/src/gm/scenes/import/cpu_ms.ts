// For tests: time limits that hold on a busy machine.

/// The CPU time of `work` in milliseconds.
export function cpuMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user / 1000;
}
