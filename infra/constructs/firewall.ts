import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'
import type { EnvironmentName } from '../environments'
import { productName } from '../product-name'

interface Props {
  name: EnvironmentName
  /** Requests of one address in five minutes. */
  requestsPerAddress: number
  /**
   * CloudFront's path patterns of files (`/assets/*`). Requests for files are not counted: a page has dozens.
   */
  files: readonly string[]
}

/**
 * Rules on request bodies. They only count, because links of shops, blogs about code and pictures of 5 MB
 * would match them. Schemas validate all input, and stored content is never executed.
 */
const countedRules = [
  'SizeRestrictions_BODY',
  'GenericRFI_BODY',
  'CrossSiteScripting_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
]

/** CloudFront's firewall: a limit of requests for each address, and AWS's rules against known attacks. */
export class Firewall extends Construct {
  readonly arn: string
  /** The name of its metrics. */
  readonly metricName: string

  constructor(scope: Construct, id: string, { name, requestsPerAddress, files }: Props) {
    super(scope, id)
    this.metricName = `${productName}-${name}`
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibleAs(this.metricName),
      rules: [
        {
          name: 'too-many-requests',
          priority: 0,
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: {
            rateBasedStatement: {
              limit: requestsPerAddress,
              aggregateKeyType: 'IP',
              scopeDownStatement: {
                notStatement: { statement: { orStatement: { statements: files.map(atPath) } } },
              },
            },
          },
          visibilityConfig: visibleAs('too-many-requests'),
        },
        managed('AWSManagedRulesAmazonIpReputationList', 1),
        managed('AWSManagedRulesKnownBadInputsRuleSet', 2),
        managed('AWSManagedRulesCommonRuleSet', 3, countedRules),
      ],
    })
    this.arn = acl.attrArn
  }
}

/**
 * Requests whose path, as it was sent, matches one of CloudFront's patterns. CloudFront compares the same
 * path.
 */
function atPath(path: string): CfnWebACL.StatementProperty {
  const isFolder = path.endsWith('*')
  return {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: isFolder ? 'STARTS_WITH' : 'EXACTLY',
      searchString: isFolder ? path.slice(0, -1) : path,
      textTransformations: [{ priority: 0, type: 'NONE' }],
    },
  }
}

function managed(name: string, priority: number, counted: string[] = []): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: visibleAs(name),
  }
}

/** Without sampled requests. They would store visitors' requests for hours. */
function visibleAs(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false }
}
