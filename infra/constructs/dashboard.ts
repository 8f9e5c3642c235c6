import { Dashboard, GraphWidget, type IMetric, LogQueryWidget, TextWidget } from 'aws-cdk-lib/aws-cloudwatch'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { site as settings } from '#site'
import type { metricsOf, MonitoredResources } from './metrics'
import { productName } from '../product-name'

const slowRoutes = [
  'filter ispresent(routeKey)',
  'stats count() as calls, pct(ms, 50) as median, pct(ms, 99) as p99, avg(readUnits) as reads, sum(writeUnits) as writes by routeKey',
  'sort p99 desc',
]
/** A failed page writes its own line, or the request that failed for it does. */
const failures = [
  'filter status >= 500',
  'stats count() as failures by routeKey, error.name',
  'sort failures desc',
]

export function addDashboard(
  scope: Construct,
  { environment: { name }, functions: lambdas, cdn }: MonitoredResources,
  metrics: ReturnType<typeof metricsOf>,
) {
  const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
    new GraphWidget({ title, left, right, width: 12, height: 6, leftYAxis: { min: 0 } })
  const { site: siteLambda, admin, pages, forms, cards } = lambdas.all
  const query = (title: string, queried: Lambda[], ...queryLines: string[]) => {
    const logGroupNames = queried.map(({ logGroup }) => logGroup.logGroupName)
    return new LogQueryWidget({ title, logGroupNames, queryLines, width: 12, height: 6 })
  }
  const { site, shells, functions, api, table, signIns, changes, firewall } = metrics
  const each = (metric: keyof (typeof functions)[number]) => functions.map((one) => one[metric])
  new Dashboard(scope, 'Dashboard', {
    dashboardName: `${productName}-${name}`,
    widgets: [
      [
        new TextWidget({
          markdown: `# ${settings.name} ${name}\n[${cdn.address}](${cdn.address})`,
          width: 24,
          height: 2,
        }),
      ],
      [
        graph('Requests of visitors', [site.requests], [site.bytes]),
        graph('Errors they get, and shells in place of pages, %', [site.failures, shells]),
      ],
      [
        graph('API: calls', [api.calls], [api.failures, api.refusals]),
        graph('API: milliseconds', [api.median, api.slowest]),
      ],
      [
        query('API: routes, by their milliseconds', [siteLambda, admin], ...slowRoutes),
        query('API, pages and cards: failures', [siteLambda, admin, pages, forms, cards], ...failures),
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
        graph('Sign-ins refused, changes failed', [signIns, changes.failed], [changes.delay]),
        ...(firewall ? [graph('Blocked by the firewall', [firewall])] : []),
      ],
    ],
  })
}
