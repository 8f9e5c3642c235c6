import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { vi } from 'vitest'
import { skipOverBundles } from '../support/only-sources'
import { ObjectStorage } from '#functions/images/object-storage'

/** A failure of a service, as the client sees it after its own retries. */
export interface Fault {
  error: object
  /** Whether the service has done the request and only the answer was lost. */
  done: boolean
}

/** The ways in which services fail, as their clients report it. */
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
  /** Which requests are counted. @default all */
  among?: (command: unknown) => boolean
  /** Whether all later requests fail too, as if the function had ended. */
  andRest?: boolean
}

/** Whether a request changes something: by the name of the command, or by the method of a request to S3. */
export function isWrite(command: unknown): boolean {
  const { method } = command as { method?: string }
  const name = method ?? (command as object).constructor.name
  return !/^(GET$|HEAD$|Get|BatchGet|TransactGet|Query|Scan|List|Describe|Admin(Get|List))/.test(name)
}

/**
 * Runs the work, and returns how many requests it has sent to services, and what the first that failed asked.
 * The one at `failing` fails, or all from there on.
 */
export async function withFault<Result>(
  work: () => Promise<Result>,
  { failing, fault, among = () => true, andRest = false }: Injection = { failing: -1, fault: faults.refuses },
): Promise<{ result: Result; requests: number; failed: string | undefined }> {
  skipOverBundles()
  let requests = 0
  let failed: string | undefined
  const spies = clients.map((client) => {
    const original = Reflect.get(client.prototype, 'send') as Send
    return vi.spyOn(client.prototype as { send: Send }, 'send').mockImplementation(async function send(
      this: unknown,
      ...request
    ) {
      const at = among(request[0]) ? requests++ : -1
      const fails = at >= 0 && failing >= 0 && (at === failing || (andRest && at > failing))
      if (fails) failed ??= JSON.stringify((request[0] as { input?: unknown }).input)
      if (fails && !(fault.done && at === failing)) throw Object.assign(new Error('Injected'), fault.error)
      const output = await original.apply(this, request)
      if (fails) throw Object.assign(new Error('Injected'), fault.error)
      return output
    })
  })
  try {
    const result = await work()
    return { result, requests, failed }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
