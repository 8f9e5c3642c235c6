import { afterAll, beforeEach, expect, test, vi } from 'vitest'

/** CloudFront and the parameter that names the distribution, which may be replaced by another one. */
let distribution: string
let requests: { host: string; body: string }[]
let invalidateCdn: typeof import('./invalidate-cdn').invalidateCdn

const hosts = () => requests.map(({ host }) => host)

async function answer(address: URL, { body }: { body: Uint8Array }): Promise<Response> {
  requests.push({ host: address.hostname, body: new TextDecoder().decode(body) })
  if (address.hostname.startsWith('ssm.')) return Response.json({ Parameter: { Value: distribution } })
  const exists = address.pathname === `/2020-05-31/distribution/${distribution}/invalidation`
  return new Response('<Error><Code>NoSuchDistribution</Code></Error>', { status: exists ? 201 : 404 })
}

beforeEach(async () => {
  ;[distribution, requests] = ['E1', []]
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, 'key')
  vi.stubEnv('AWS_REGION', 'eu-west-1')
  vi.stubEnv('DISTRIBUTION_PARAMETER', '/clipwell/test/distribution')
  vi.stubGlobal('fetch', answer)
  // The module keeps what it has read.
  vi.resetModules()
  ;({ invalidateCdn } = await import('./invalidate-cdn'))
})
afterAll(() => vi.resetModules())

const [ssm, cloudfront] = ['ssm.eu-west-1.amazonaws.com', 'cloudfront.amazonaws.com']

test('without paths, or where there is no distribution, nothing is asked', async () => {
  await invalidateCdn([])
  vi.stubEnv('DISTRIBUTION_PARAMETER', '')
  await invalidateCdn(['/media/a.png'])
  expect(hosts()).toEqual([])
})

test('an invalidation names all paths and has a reference of its own; the parameter is read once', async () => {
  await invalidateCdn(['/media/a.png', '/media/b.png'])
  await invalidateCdn(['/media/a.png', '/media/b.png'])
  expect(hosts()).toEqual([ssm, cloudfront, cloudfront])
  const [, first, second] = requests.map(({ body }) => body.split('<CallerReference>'))
  expect([first?.[0], first?.[1]]).toEqual([
    expect.stringContaining(
      '<Paths><Quantity>2</Quantity><Items><Path>/media/a.png</Path><Path>/media/b.png</Path></Items></Paths>',
    ),
    expect.stringMatching(/^[\w-]{36}<\/CallerReference><\/InvalidationBatch>$/),
  ])
  expect([second?.[0], second?.[1] === first?.[1]]).toEqual([first?.[0], false])
})

test('after a failure the distribution is looked up again: it may be another one', async () => {
  await invalidateCdn(['/media/a.png'])
  distribution = 'E2'
  const again = () => invalidateCdn(['/media/a.png'])
  await expect(again()).rejects.toMatchObject({ name: 'NoSuchDistribution', service: 'cloudfront' })
  await again()
  expect(hosts()).toEqual([ssm, cloudfront, cloudfront, ssm, cloudfront])
})
