import { RemovalPolicy } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  type ITable,
  type ProjectionType,
  StreamViewType,
  Table,
} from 'aws-cdk-lib/aws-dynamodb'
import { Construct } from 'constructs'
import type { Environment } from '../environments'
import { indexes, tableKeys } from '#table/schema'

export type ContentTable = Pick<ITable, 'tableName' | 'tableArn'> & { tableStreamArn?: string | undefined }

/** Restorable to any second of the last 35 days. */
export class DataTable extends Construct {
  readonly table: ContentTable

  constructor(scope: Construct, id: string, { keepsData, recoveredTable }: Environment) {
    super(scope, id)
    const own = new Table(this, 'Table', {
      partitionKey: { name: tableKeys.partitionKey, type: AttributeType.STRING },
      sortKey: { name: tableKeys.sortKey, type: AttributeType.STRING },
      timeToLiveAttribute: tableKeys.timeToLive,
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: keepsData,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    })
    for (const [indexName, { partitionKey, sortKey, projection }] of Object.entries(indexes)) {
      own.addGlobalSecondaryIndex({
        indexName,
        partitionKey: { name: partitionKey, type: AttributeType.STRING },
        sortKey: { name: sortKey.name, type: sortKey.type as AttributeType },
        projectionType: projection as ProjectionType,
      })
    }
    this.table = recoveredTable === null ? own : this.recovered(recoveredTable)
  }

  private recovered({ name: tableName, stream: tableStreamArn }: { name: string; stream: string }): ITable {
    return Table.fromTableAttributes(this, 'Recovered', { tableName, tableStreamArn })
  }
}
