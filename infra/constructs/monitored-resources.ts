import type { Environment } from '../environments'
import type { Api } from './api'
import type { Cdn } from './cdn'
import type { Functions } from './functions'
import type { ContentTable } from './data-table'

export interface MonitoredResources {
  environment: Environment
  functions: Functions
  api: Api
  cdn: Cdn
  table: ContentTable
}
