import type { IncomingMessage } from 'node:http'

/** Null beyond the limit (bytes). All is read: clients read an answer when they have sent everything. */
export async function receiveBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
    })
    request.once('end', () => resolve(size <= limit ? Buffer.concat(chunks) : null))
    request.once('error', reject)
    request.once('close', () => reject(new Error('The client has gone.')))
  })
}
