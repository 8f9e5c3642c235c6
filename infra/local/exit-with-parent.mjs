/** For `node --import`: the process ends when its standard input closes, however the product ends. */
process.stdin
  .on('error', () => {})
  .on('close', () => setTimeout(() => process.exit(0), 100))
  .resume()
