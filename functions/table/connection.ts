import * as http from 'node:http'
import * as https from 'node:https'
import type { Socket } from 'node:net'

/** What `http.request` asks of an agent. */
interface Agent {
  addRequest: (request: { onSocket: (socket: Socket) => void }, options: object) => void
  createConnection: (options: object) => Socket
}

/** Node's own bookkeeping, by names in queues, is half the processor time of a small request. */
function keepConnections(agent: http.Agent): http.Agent {
  const { createConnection } = agent as unknown as Agent
  let idle: Socket[] = []
  const connect = (options: object): Socket => {
    const socket = createConnection.call(agent, { ...options, noDelay: true })
    return (
      socket
        // A failure is of the request. That the server closes an idle connection is none.
        .on('error', () => undefined)
        .on('free', () => idle.push(socket.unref()))
        .on('close', () => (idle = idle.filter((each) => each !== socket)))
    )
  }
  const addRequest: Agent['addRequest'] = (request, options) => {
    request.onSocket(idle.pop()?.ref() ?? connect(options))
  }
  return Object.assign(agent, { addRequest })
}

function connectTo(address: string) {
  const { protocol, host, hostname, port } = new URL(address)
  const { Agent, request } = protocol === 'http:' ? http : https
  const agent = keepConnections(new Agent({ keepAlive: true }))
  // `servername` is for TLS.
  return { address, request, host, options: { agent, hostname, port, servername: hostname, method: 'POST' } }
}

let latest: ReturnType<typeof connectTo> | undefined

export function connectionTo(address: string) {
  if (latest?.address !== address) latest = connectTo(address)
  return latest
}
