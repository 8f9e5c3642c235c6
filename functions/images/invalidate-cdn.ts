import { randomUUID } from 'node:crypto'
import { variable } from '#functions/environment'
import { askAws } from '#functions/aws/aws-request'

/** CloudFront's API is in this region only. */
const region = 'us-east-1'

let known: string | undefined

/** Does nothing without a distribution, as on a developer's machine. Throws what askAws throws. */
export async function invalidateCdn(paths: readonly string[]): Promise<void> {
  const parameter = variable('DISTRIBUTION_PARAMETER')
  if (!parameter || paths.length === 0) return
  const distribution = (known ??= await readParameter(parameter))
  try {
    await invalidate(distribution, paths)
  } catch (error) {
    // The distribution may have changed.
    known = undefined
    throw error
  }
}

/** The distribution is deployed after the functions, so they read its id when they need it. */
async function readParameter(name: string): Promise<string> {
  const [endpoint, here = ''] = [variable('AWS_ENDPOINT_URL_SSM'), variable('AWS_REGION')]
  const answer = await askAws({
    service: 'ssm',
    region: here,
    method: 'POST',
    url: `${endpoint ?? `https://ssm.${here}.amazonaws.com`}/`,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AmazonSSM.GetParameter' },
    body: new TextEncoder().encode(JSON.stringify({ Name: name })),
  })
  const { Parameter } = JSON.parse(new TextDecoder().decode(answer)) as { Parameter: { Value: string } }
  return Parameter.Value
}

/** With its own reference, a repeated request counts once. */
async function invalidate(distribution: string, paths: readonly string[]): Promise<void> {
  const endpoint = variable('AWS_ENDPOINT_URL_CLOUDFRONT') ?? 'https://cloudfront.amazonaws.com'
  const items = paths.map((path) => `<Path>${path}</Path>`).join('')
  const batch = `<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths><CallerReference>${randomUUID()}</CallerReference></InvalidationBatch>`
  await askAws({
    service: 'cloudfront',
    region,
    method: 'POST',
    url: `${endpoint}/2020-05-31/distribution/${distribution}/invalidation`,
    headers: { 'content-type': 'application/xml' },
    body: new TextEncoder().encode(batch),
  })
}
