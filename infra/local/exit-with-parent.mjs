/**
 * Loaded into a service's process before the service (`node --import`). The process ends when its standard
 * input closes, which happens however the product ends. It waits a moment for pending writes.
 */
process.stdin
  .on('error', () => {})
  .on('close', () => setTimeout(() => process.exit(0), 100))
  .resume()
