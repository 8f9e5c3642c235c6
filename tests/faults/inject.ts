import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { vi } from 'vitest'
import { ObjectStorage } from '#functions/images/object-storage'

/** What a service does to a request, once the client has tried as often as it does. */
export interface Fault {
  error: object
  /** Whether the service has done what it was asked for, and only the answer was lost. */
  done: boolean
}

/** The ways in which services fail, each as its client says it. */
export const faults = {
  'is throttled': { error: { name: 'ThrottlingException', $fault: 'client' }, done: false },
  refuses: {
    error: { name: 'ServiceUnavailable', $fault: 'server', $metadata: { httpStatusCode: 503 } },
    done: false,
  },
  'is away': { error: { name: 'Error', code: 'ECONNREFUSED' }, done: false },
  'is cut off': { error: { name: 'Error', code: 'ECONNRESET' }, done: true },
  'answers too late': { error: { name: 'TimeoutError' }, done: true },
} as const satisfies Record<string, Fault>

const clients = [DynamoDBDocumentClient, ObjectStorage, CognitoIdentityProviderClient]

type Send = (command: unknown, ...others: unknown[]) => Promise<unknown>

interface Injection {
  failing: number
  fault: Fault
  /** Which requests there are to count; all of them when it is left out. */
  among?: (command: unknown) => boolean
  /** Whether all that come after it fail as well, as if the function had ended there. */
  andRest?: boolean
}

/** Whether a request changes something: a client's command by its name, one to S3 by its method. */
export function isWrite(command: unknown): boolean {
  const { method } = command as { method?: string }
  const name = method ?? (command as object).constructor.name
  return !/^(GET$|HEAD$|Get|BatchGet|TransactGet|Query|Scan|List|Describe|Admin(Get|List))/.test(name)
}

/**
 * Calls the work, and says how many requests it has sent to services; the one at `failing` fails, or all from
 * there.
 */
export async function withFault<Result>(
  work: () => Promise<Result>,
  { failing, fault, among = () => true, andRest = false }: Injection = { failing: -1, fault: faults.refuses },
): Promise<{ result: Result; requests: number }> {
  let requests = 0
  const spies = clients.map((client) => {
    const original = Reflect.get(client.prototype, 'send') as Send
    return vi.spyOn(client.prototype as { send: Send }, 'send').mockImplementation(async function send(
      this: unknown,
      ...request
    ) {
      const at = among(request[0]) ? requests++ : -1
      const fails = at >= 0 && failing >= 0 && (at === failing || (andRest && at > failing))
      if (fails && !(fault.done && at === failing)) throw Object.assign(new Error('Injected'), fault.error)
      const output = await original.apply(this, request)
      if (fails) throw Object.assign(new Error('Injected'), fault.error)
      return output
    })
  })
  try {
    return { result: await work(), requests }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
