import { randomUUID } from 'node:crypto'
import { askAws } from './aws-request'

/** CloudFront and its signatures know this region alone, wherever the functions are. */
const region = 'us-east-1'

let known: string | undefined

/**
 * Makes CloudFront forget its copies of these paths. Where nothing names a distribution there are none: on a
 * developer's machine. Throws what askAws throws; nothing is forgotten then.
 */
export async function forgetCopies(paths: readonly string[]): Promise<void> {
  const parameter = process.env.DISTRIBUTION_PARAMETER
  if (!parameter || paths.length === 0) return
  const distribution = (known ??= await readParameter(parameter))
  try {
    await invalidate(distribution, paths)
  } catch (error) {
    // It may be another one by now.
    known = undefined
    throw error
  }
}

/**
 * The distribution is made after the functions, which therefore can't be given its name and read it when they
 * need it.
 */
async function readParameter(name: string): Promise<string> {
  const { AWS_ENDPOINT_URL_SSM: endpoint, AWS_REGION = '' } = process.env
  const answer = await askAws({
    service: 'ssm',
    region: AWS_REGION,
    method: 'POST',
    url: `${endpoint ?? `https://ssm.${AWS_REGION}.amazonaws.com`}/`,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AmazonSSM.GetParameter' },
    body: new TextEncoder().encode(JSON.stringify({ Name: name })),
  })
  const { Parameter } = JSON.parse(new TextDecoder().decode(answer)) as { Parameter: { Value: string } }
  return Parameter.Value
}

/** A reference of its own lets CloudFront see that a request which arrives twice is one. */
async function invalidate(distribution: string, paths: readonly string[]): Promise<void> {
  const endpoint = process.env.AWS_ENDPOINT_URL_CLOUDFRONT ?? 'https://cloudfront.amazonaws.com'
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
