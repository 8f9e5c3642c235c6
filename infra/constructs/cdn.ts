import { Duration } from 'aws-cdk-lib'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  HttpVersion,
  type IOrigin,
  SecurityPolicyProtocol,
  type ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import {
  FunctionUrlOrigin,
  HttpOrigin,
  OriginGroup,
  S3BucketOrigin,
} from 'aws-cdk-lib/aws-cloudfront-origins'
import { type Function as Lambda, FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda'
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { site } from '#site'
import { addresses } from '#domain/features/addresses'
import { originHeader } from '#functions/http/origin'
import { atOneHostCode, compressedScriptCode, functionUrlCode, normaliseRequestCode } from '../edge/edge-code'
import type { Domain, Environment } from '../environments'
import { pagesFailures } from '../build/shell'
import { type Api, stage } from './api'
import { answerHeaders, apiCache, apiRequest, pagesCache, pagesRequest, uncached } from './cdn-policies'
import { suppressFindings } from './nag'
import { Firewall } from './firewall'
import type { OriginSecret } from './origin-secret'
import { acceptForDistribution, runBefore, ShellDistribution } from './shell-distribution'
import type { SiteFiles } from './site-files'

interface Props {
  environment: Environment
  api: Api
  files: SiteFiles
  images: IBucket
  secret: OriginSecret
  pages: Lambda
  cards: Lambda
}

/** CloudFront caches failures for ten seconds by default. */
const uncachedFailures = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

export class Cdn extends Construct {
  readonly distribution: Distribution
  readonly firewall: Firewall | null
  readonly shell: ShellDistribution
  readonly address: string

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id)
    const { environment } = props
    const { name, domain, firewall } = environment
    const headers = answerHeaders(this, environment)
    this.shell = new ShellDistribution(this, 'Shell', props.files, headers)
    const files = filePathsOf(props.files)
    this.firewall = firewall && new Firewall(this, 'Firewall', { name, files, ...firewall })
    const zone = domain && zoneOf(this, domain)
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `${site.name} ${name}`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...behaviorsOf(this, props, this.shell, headers),
      errorResponses: uncachedFailures.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      ...(this.firewall && { webAclId: this.firewall.arn }),
      ...(domain && zone && certified(this, domain, zone)),
    })
    acceptForDistribution(this.distribution)
    suppressFindings(this.distribution, {
      '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac':
        'protect-images.ts has written its policy.',
    })
    if (!firewall)
      suppressFindings(this.distribution, { 'AwsSolutions-CFR2': `${name} has no visitors to protect.` })
    if (domain && zone) pointTo(this, domain, zone, this.distribution)
    this.address = `https://${domain?.name ?? this.distribution.distributionDomainName}`
  }
}

function behaviorsOf(
  scope: Construct,
  { environment, api, files, images, secret, pages, cards }: Props,
  shell: ShellDistribution,
  headers: ResponseHeadersPolicy,
) {
  const shared = {
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    responseHeadersPolicy: headers,
    compress: true,
  }
  const { name: host = '', redirectedFrom = [] } = environment.domain ?? {}
  const runFirst = (id: string, code: string) =>
    runBefore(scope, id, redirectedFrom.length > 0 ? atOneHostCode(code, host, redirectedFrom) : code)
  const normalised = { ...shared, ...runFirst('NormaliseRequest', normaliseRequestCode()) }
  const forFunctionUrl = { ...shared, ...runFirst('ForFunctionUrl', functionUrlCode()) }
  const fromFiles: BehaviorOptions = {
    ...normalised,
    origin: S3BucketOrigin.withOriginAccessControl(files.bucket),
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
  }
  const apiOrigin = (path?: string) =>
    new HttpOrigin(api.domainName, {
      customHeaders: { [originHeader]: secret.sent },
      readTimeout: Duration.seconds(30),
      ...(path && { originPath: path }),
    })
  const fromApi: BehaviorOptions = {
    ...normalised,
    origin: apiOrigin(),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: apiCache(scope),
    originRequestPolicy: apiRequest(scope),
  }
  const asPages = { cachePolicy: pagesCache(scope), originRequestPolicy: pagesRequest(scope) }
  // Routes of the API, at addresses without its stage.
  const fromStage = apiOrigin(`/${stage}`)
  return {
    defaultBehavior: { ...forFunctionUrl, ...asPages, origin: pagesOrigin(pages, shell) },
    additionalBehaviors: {
      // Before the API, because one of the files has a path below the API's.
      ...Object.fromEntries(filePathsOf(files).map((path) => [path, fromFiles])),
      [assetPaths]: { ...fromFiles, ...runFirst('CompressedScript', compressedScriptCode()) },
      [`/${stage}/*`]: fromApi,
      ...Object.fromEntries(
        addresses.flatMap(({ patterns, parameters, isCached }) => {
          const policies = isCached ? asPages : uncached(scope, parameters)
          return patterns.map((path) => [path, { ...normalised, ...policies, origin: fromStage }])
        }),
      ),
      // Drawn once for each key. Nothing but the path counts.
      '/cards/*': {
        ...forFunctionUrl,
        origin: functionOrigin(cards),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      },
      [imagePaths]: { ...fromFiles, origin: imagesOrigin(scope, images, fromStage) },
    },
  }
}

const assetPaths = '/assets/*'
const imagePaths = '/media/*'

function filePathsOf({ paths }: SiteFiles): string[] {
  return [assetPaths, imagePaths, ...paths]
}

function functionOrigin(lambda: Lambda): IOrigin {
  const url = lambda.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM })
  return FunctionUrlOrigin.withOriginAccessControl(url, { readTimeout: Duration.seconds(12) })
}

function pagesOrigin(pages: Lambda, shell: ShellDistribution): IOrigin {
  return new OriginGroup({
    primaryOrigin: functionOrigin(pages),
    fallbackOrigin: new HttpOrigin(shell.domainName),
    fallbackStatusCodes: pagesFailures,
  })
}

/** S3 answers 403 for missing files if one may not list the bucket; the site function then says 404. */
function imagesOrigin(scope: Construct, images: IBucket, notThere: IOrigin): IOrigin {
  const { bucketArn, bucketRegionalDomainName } = images
  const imported = Bucket.fromBucketAttributes(scope, 'Images', { bucketArn, bucketRegionalDomainName })
  return new OriginGroup({
    primaryOrigin: S3BucketOrigin.withOriginAccessControl(imported),
    fallbackOrigin: notThere,
    fallbackStatusCodes: [403],
  })
}

function zoneOf(scope: Construct, { hostedZone }: Domain): IHostedZone {
  const { id, name } = hostedZone
  return HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId: id, zoneName: name })
}

function certified(scope: Construct, { name, redirectedFrom = [] }: Domain, zone: IHostedZone) {
  return {
    domainNames: [name, ...redirectedFrom],
    certificate: new Certificate(scope, 'Certificate', {
      domainName: name,
      subjectAlternativeNames: [...redirectedFrom],
      validation: CertificateValidation.fromDns(zone),
    }),
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
  }
}

function pointTo(scope: Construct, domain: Domain, zone: IHostedZone, distribution: Distribution): void {
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution))
  for (const recordName of [domain.name, ...(domain.redirectedFrom ?? [])]) {
    const id = recordName === domain.name ? '' : ` ${recordName}`
    new ARecord(scope, `Address${id}`, { zone, recordName, target })
    new AaaaRecord(scope, `AddressV6${id}`, { zone, recordName, target })
  }
}
