import { Duration } from 'aws-cdk-lib'
import {
  CachePolicy,
  Distribution,
  Function as CloudFrontFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Construct } from 'constructs'
import { site } from '#site'
import { staffPaths } from '#domain/page/staff-paths'
import { shells, shellStatus } from '../build/shell'
import { suppressFindings } from './nag'
import type { SiteFiles } from './site-files'

/** Starts the site in the browser while the pages function fails. Needs no function (record 32). */
export class ShellDistribution extends Construct {
  readonly domainName: string
  readonly distributionId: string

  constructor(scope: Construct, id: string, files: SiteFiles, headers: ResponseHeadersPolicy) {
    super(scope, id)
    const distribution = new Distribution(this, 'Distribution', {
      comment: `${site.name} while its pages function fails`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(files.bucket),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: headers,
        ...runBefore(this, 'ChooseShell', chooseShell),
      },
      // A 503, so that search engines keep the pages: only an error page gives a file that status. S3 answers
      // 403 for a missing file, because CloudFront may not list the bucket.
      errorResponses: [403, 404].map((httpStatus) => ({
        httpStatus,
        ttl: Duration.seconds(0),
        responseHttpStatus: shellStatus,
        responsePagePath: shells.site,
      })),
    })
    acceptForDistribution(distribution)
    suppressFindings(distribution, { 'AwsSolutions-CFR2': 'It gives out two small files and calls nothing.' })
    this.domainName = distribution.distributionDomainName
    this.distributionId = distribution.distributionId
  }
}

export function acceptForDistribution(distribution: Distribution): void {
  suppressFindings(distribution, {
    'AwsSolutions-CFR1': 'The directory is for readers everywhere.',
    'AwsSolutions-CFR3': 'An access log would keep the addresses of visitors, which nothing here does.',
    'AwsSolutions-CFR4':
      'The certificate of cloudfront.net fixes the protocols; a domain of our own asks for TLS 1.2.',
  })
}

export function runBefore(scope: Construct, id: string, code: string) {
  const edge = new CloudFrontFunction(scope, id, {
    code: FunctionCode.fromInline(code),
    runtime: FunctionRuntime.JS_2_0,
  })
  return { functionAssociations: [{ function: edge, eventType: FunctionEventType.VIEWER_REQUEST }] }
}

/** The site's shell is the error page of a missing file. */
const chooseShell = `function handler(event) {
  var request = event.request
  if (${staffPaths.toString()}.test(request.uri)) request.uri = '${shells.admin}'
  else if (request.uri !== '${shells.site}') request.uri = '/no-file'
  return request
}
`
