import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsV4Signer } from 'aws4fetch'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestDynamoDB, signedHeaders } from './request'

beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'eu-west-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a secret')
})

test.each([undefined, 'a+token/of=Lambda'])(
  'a request is signed as others sign it, with the token %s',
  async (token) => {
    vi.stubEnv('AWS_SESSION_TOKEN', token)
    const [host, target] = ['dynamodb.eu-west-1.amazonaws.com', 'DynamoDB_20120810.GetItem']
    for (const [body, time] of [
      ['{"Key":{"pk":{"S":"é東京"}}}', '2026-12-31T23:59:59.123Z'],
      ['{}', '2027-01-01T00:00:00.000Z'],
    ] as const) {
      const headers = signedHeaders({ host, target, body, region: 'eu-west-1' }, new Date(time))
      const signer = new AwsV4Signer({
        method: 'POST',
        url: `https://${host}/`,
        headers: { 'x-amz-target': target },
        body,
        service: 'dynamodb',
        region: 'eu-west-1',
        datetime: headers['x-amz-date']!,
        accessKeyId: 'AKIDEXAMPLE',
        secretAccessKey: 'a secret',
        ...(token && { sessionToken: token }),
      })
      expect(headers['authorization']).toBe((await signer.sign()).headers.get('authorization'))
    }
  },
)

describe('an answer', () => {
  let server: Server
  let answers: RequestListener[]

  beforeEach(async () => {
    server = createServer((request, response) => {
      request.resume().once('end', () => answers.shift()?.(request, response))
    })
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const { port } = server.address() as AddressInfo
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://localhost:${port}`)
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  const ask = () => requestDynamoDB('GetItem', {})
  const says =
    (status: number, body: object): RequestListener =>
    (_, response) =>
      response.writeHead(status).end(JSON.stringify(body))
  const fails = (type: string, status = 400) =>
    says(status, { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'Why "it" failed.' })
  const cutOff: RequestListener = (request) => request.socket.destroy()
  const halfAnAnswer: RequestListener = (request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"Item":')
    setTimeout(() => request.socket.destroy(), 10)
  }

  test.each<[string, RequestListener]>([
    ['is cut off', cutOff],
    ['is cut off half-way', halfAnAnswer],
    ['says that there are too many', fails('ProvisionedThroughputExceededException')],
    ['says that it is throttled', fails('ThrottlingException')],
    ['is a failure of the server', fails('InternalServerError', 500)],
    ['is no JSON', (_, response) => response.writeHead(503).end('<html>')],
  ])('that %s is asked for twice more', async (_, answer) => {
    answers = [answer, answer, says(200, { Item: { pk: { S: 'A' } } })]
    expect(await ask()).toMatchObject({ Item: { pk: { S: 'A' } } })
    answers = [answer, answer, answer, says(200, {})]
    await expect(ask()).rejects.toThrow()
    expect(answers).toHaveLength(1)
  })

  test('that refuses the request is not asked for again, and has its name, message and status', async () => {
    answers = [fails('ResourceNotFoundException'), says(200, {})]
    await expect(ask()).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'Why "it" failed.',
      $fault: 'client',
      $metadata: { httpStatusCode: 400 },
    })
    expect(answers).toHaveLength(1)
  })

  test('that does not come in time is an error with the name of one', async () => {
    answers = [() => undefined, () => undefined, () => undefined]
    await expect(ask()).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  test('comes over a connection that is used again, unless the server has closed it', async () => {
    let connections = 0
    server.on('connection', () => connections++)
    answers = Array.from({ length: 5 }, () => says(200, {}))
    await ask()
    await ask()
    expect(connections).toBe(1)
    await Promise.all([ask(), ask()])
    expect(connections).toBe(2)
    server.closeIdleConnections()
    await ask()
    expect(connections).toBe(3)
  })
})
