/** s3rver's package lacks its own command. Arguments: the data folder, the host, the port, the bucket. */
import S3rver from '@20minutes/s3rver'

const [directory, address, port, name] = process.argv.slice(2)
const options = { silent: true, vhostBuckets: false, allowMismatchedSignatures: true }
const configureBuckets = [{ name }]
await new S3rver({ directory, address, port: Number(port), configureBuckets, ...options }).run()
