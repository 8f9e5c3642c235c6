/**
 * For `node --import` before a service. The process ends when its standard input closes, however the product
 * ends, after a moment for pending writes.
 */
process.stdin
  .on('error', () => {})
  .on('close', () => setTimeout(() => process.exit(0), 100))
  .resume()
