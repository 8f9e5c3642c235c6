/**
 * Loaded into a service's process before the service itself (`node --import`): the process ends when its
 * standard input does, which happens however the product ends, killed included. It leaves a moment for what
 * is being written to reach the disk.
 */
process.stdin
  .on('error', () => {})
  .on('close', () => setTimeout(() => process.exit(0), 100))
  .resume()
