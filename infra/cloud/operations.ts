import { Dashboard, GraphWidget, type IMetric, TextWidget } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import type { Environment } from '#infra/environments'
import { alarmsOf } from './alarms'
import type { Api } from './api'
import type { Cdn } from './cdn'
import type { Functions } from './functions'
import { metricsOf } from './metrics'

export interface Watched {
  environment: Environment
  functions: Functions
  api: Api
  cdn: Cdn
  table: ITable
}

/** What tells the operator how an environment is: a dashboard, and alarms by e-mail, each with its page in the runbook. */
export class Operations extends Construct {
  constructor(scope: Construct, id: string, watched: Watched) {
    super(scope, id)
    const { environment } = watched
    const metrics = metricsOf(watched)
    const topic = new Topic(this, 'Alarms', { displayName: `Clipwell ${environment.name}`, enforceSSL: true })
    for (const address of environment.alarmsTo) topic.addSubscription(new EmailSubscription(address))
    for (const alarm of alarmsOf(this, environment.name, metrics)) {
      alarm.addAlarmAction(new SnsAction(topic))
      alarm.addOkAction(new SnsAction(topic))
    }
    addDashboard(this, watched, metrics)
  }
}

function addDashboard(
  scope: Construct,
  { environment: { name }, cdn }: Watched,
  metrics: ReturnType<typeof metricsOf>,
) {
  const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
    new GraphWidget({ title, left, right, width: 12, height: 6, leftYAxis: { min: 0 } })
  const { site, functions, api, table, signIns, firewall } = metrics
  const each = (metric: keyof (typeof functions)[number]) => functions.map((one) => one[metric])
  new Dashboard(scope, 'Dashboard', {
    dashboardName: `clipwell-${name}`,
    widgets: [
      [
        new TextWidget({
          markdown: `# Clipwell ${name}\n[${cdn.address}](${cdn.address})`,
          width: 24,
          height: 2,
        }),
      ],
      [
        graph('Requests of visitors', [site.requests], [site.bytes]),
        graph('Errors they get, %', [site.failures]),
      ],
      [
        graph('API: calls', [api.calls], [api.failures]),
        graph('API: milliseconds', [api.median, api.slowest]),
      ],
      [
        graph('Functions: calls', each('calls')),
        graph('Functions: errors and throttles', [...each('errors'), ...each('throttles')]),
      ],
      [
        graph('Functions: p99 milliseconds', each('slowest')),
        graph('Functions: at once', each('concurrent')),
      ],
      [
        graph('Table: units', [table.reads, table.writes]),
        graph('Table: throttles and errors', [...table.throttles, ...table.errors]),
      ],
      [
        graph('Sign-ins refused', [signIns]),
        ...(firewall ? [graph('Blocked by the firewall', [firewall])] : []),
      ],
    ],
  })
}
