import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { Environment } from '../environments'
import type { Api } from './api'
import type { Cdn } from './cdn'
import type { Functions } from './functions'

/** What metrics, alarms and the dashboard look at. */
export interface Watched {
  environment: Environment
  functions: Functions
  api: Api
  cdn: Cdn
  table: ITable
}
