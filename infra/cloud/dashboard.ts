import { Dashboard, GraphWidget, type IMetric, LogQueryWidget, TextWidget } from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import type { metricsOf } from './metrics'
import type { Watched } from './operations'

/** Each request has a line in its function's log (docs/api.md); each of these is a step of a query over them. */
const slowRoutes = [
  'filter ispresent(routeKey)',
  'stats count() as calls, pct(ms, 50) as median, pct(ms, 99) as p99, avg(readUnits) as reads, sum(writeUnits) as writes by routeKey',
  'sort p99 desc',
]
const failures = [
  'filter status >= 500',
  'stats count() as failures by routeKey, error.name',
  'sort failures desc',
]

/** Adds the page that shows where a failure begins. */
export function addDashboard(
  scope: Construct,
  { environment: { name }, functions: lambdas, cdn }: Watched,
  metrics: ReturnType<typeof metricsOf>,
) {
  const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
    new GraphWidget({ title, left, right, width: 12, height: 6, leftYAxis: { min: 0 } })
  const logGroupNames = [lambdas.site, lambdas.admin].map(({ logGroup }) => logGroup.logGroupName)
  const query = (title: string, ...queryLines: string[]) =>
    new LogQueryWidget({ title, logGroupNames, queryLines, width: 12, height: 6 })
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
      [query('API: routes, by their milliseconds', ...slowRoutes), query('API: failures', ...failures)],
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
