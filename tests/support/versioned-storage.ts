import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'
import { localHost } from '#local/free-port'
import { openServer } from '#local/product-server'

interface Version {
  key: string
  id: string
  isMarker: boolean
}

type Outcome = [status: number, body: string]

interface Failure {
  /** Which request fails, counted from 0. */
  at: number
  /** Whether the request is done before it fails. */
  done: boolean
}

/** A bucket with versions and a distribution, of which there are none here. One request may fail. */
export async function startVersionedStorage() {
  let versions: Version[] = []
  let requests = 0
  let failure: Failure | undefined
  const invalidated: string[][] = []
  /** Keys that could be read again after their deletion. */
  const seenAgain: string[] = []
  const gone = new Set<string>()

  const current = (key: string) => versions.find((version) => version.key === key)
  const add = (key: string, isMarker: boolean) => {
    versions = [{ key, id: crypto.randomUUID(), isMarker }, ...versions]
  }

  function answer(method: string, address: URL, body: string): string {
    const { pathname, searchParams } = address
    if (pathname === '/') return JSON.stringify({ Parameter: { Value: 'E1DISTRIBUTION' } })
    if (pathname.startsWith('/2020-05-31/distribution/E1DISTRIBUTION/')) {
      invalidated.push([...body.matchAll(/<Path>([^<]+)<\/Path>/g)].map(([, path = '']) => path))
      return ''
    }
    const key = pathname.split('/').slice(2).join('/')
    if (method === 'PUT') {
      gone.delete(key)
      add(key, false)
    } else if (method === 'GET') return listOf(searchParams.get('prefix') ?? '')
    else if (searchParams.has('versionId')) {
      versions = versions.filter(({ id }) => id !== searchParams.get('versionId'))
    } else {
      gone.add(key)
      add(key, true)
    }
    return ''
  }

  function listOf(prefix: string): string {
    const entries = versions.flatMap(({ key, id, isMarker }) => {
      const name = isMarker ? 'DeleteMarker' : 'Version'
      if (!key.startsWith(prefix)) return []
      return [`<${name}><Key>${key}</Key>\n<VersionId>${id}</VersionId></${name}>`]
    })
    return `<ListVersionsResult>${entries.join('\n')}</ListVersionsResult>`
  }

  function take({ method = '', url = '' }: IncomingMessage, body: string): Outcome {
    const fails = requests++ === failure?.at
    const content = fails && !failure?.done ? '' : answer(method, new URL(url, 'http://here'), body)
    for (const key of gone) if (current(key)?.isMarker === false) seenAgain.push(key)
    return fails ? [403, '<Error><Code>AccessDenied</Code></Error>'] : [200, content]
  }

  const server = await openServer(0)
  server.serve((request, response) => {
    void text(request).then((body) => {
      const [status, content] = take(request, body)
      response.writeHead(status).end(content)
    })
  })
  const endpoint = `http://${localHost}:${server.port}`
  for (const service of ['S3', 'SSM', 'CLOUDFRONT']) vi.stubEnv(`AWS_ENDPOINT_URL_${service}`, endpoint)
  vi.stubEnv('DISTRIBUTION_PARAMETER', '/clipwell/test/distribution')

  return {
    invalidated,
    seenAgain,
    keys: () => [...new Set(versions.map(({ key }) => key))],
    count: () => requests,
    /** Restarts the count of requests, and sets the one that fails. */
    failAt: (next?: Failure) => {
      requests = 0
      failure = next
    },
    close: server.close,
  }
}
