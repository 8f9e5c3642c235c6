import { randomUUID } from 'node:crypto'
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { endpointOf, type RouteKey } from '#domain/api/api'
import { createTable } from '#local/table'
import { eventOf, type RequestParts } from './event'
import { handlers } from './handlers'

export interface Answer {
  status: number | undefined
  headers: Record<string, unknown>
  cookies: string[]
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into it and compare the whole of it
  body: any
}

export async function callApi(key: RouteKey, parts: RequestParts = {}): Promise<Answer> {
  return sendEvent(await eventOf(key, parts), endpointOf(key).servedBy)
}

export async function sendEvent(
  event: APIGatewayProxyEventV2,
  to: 'site' | 'admin' = 'site',
): Promise<Answer> {
  const { statusCode, headers = {}, cookies = [], body } = await handlers[to](event)
  return { status: statusCode, headers, cookies, body: body ? JSON.parse(body) : undefined }
}

/** The cookies of an answer, as a browser sends them. */
export const sentBack = ({ cookies }: Pick<Answer, 'cookies'>) =>
  cookies.map((cookie) => cookie.split(';')[0] ?? '')

export async function readPages(key: RouteKey, parts: RequestParts): Promise<unknown[][]> {
  const { body, headers } = await callApi(key, parts)
  const next = nextOf(headers)
  return [body, ...(next ? await readPages(key, { ...parts, query: next }) : [])]
}

export function nextOf({ link }: Record<string, unknown>): Record<string, string> | undefined {
  const search = typeof link === 'string' ? /^<\/api\/[^?]+\?(.+)>; rel="next"$/.exec(link)?.[1] : undefined
  return search === undefined ? undefined : Object.fromEntries(new URLSearchParams(search))
}

/** By region, of which each file has one. */
let database: { region: string; client: DynamoDBClient; tables: string[] } | undefined

/** So many stay, for work of earlier tests that still runs. */
const keptTables = 3

/**
 * Gives the tests of a file their own empty table, and deletes an old one: each table costs the database
 * processor time, also while nothing reads it, and makes the next one slower to create.
 */
export const useEmptyTable = () => useTable({ streams: false, expiry: false })

/** As useEmptyTable, for tests of what follows writes (changes.ts). */
export const useEmptyTableWithStream = () => useTable({ streams: true, expiry: false })

async function useTable(options: { streams: boolean; expiry: boolean }): Promise<void> {
  const region = String(process.env.AWS_REGION)
  if (database?.region !== region) {
    await deleteTables(0)
    database = { region, client: new DynamoDBClient({ region }), tables: [] }
  }
  const { client, tables } = database
  const name = `test-${randomUUID()}`
  await createTable(client, name, options)
  process.env.TABLE_NAME = name
  tables.push(name)
  await deleteTables(keptTables)
}

async function deleteTables(kept: number): Promise<void> {
  const old = database?.tables.splice(0, Math.max(0, database.tables.length - kept)) ?? []
  for (const TableName of old) await database?.client.send(new DeleteTableCommand({ TableName }))
}
