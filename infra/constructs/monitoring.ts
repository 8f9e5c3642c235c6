import { Aws } from 'aws-cdk-lib'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import { site } from '#site'
import type { Environment } from '../environments'
import { alarmsOf } from './alarms'
import { addDashboard } from './dashboard'
import { type MonitoredResources, metricsOf } from './metrics'

export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, watched: MonitoredResources) {
    super(scope, id)
    const { environment } = watched
    const metrics = metricsOf(watched)
    const topic = this.createTopic(environment)
    for (const address of environment.alarmsTo) topic.addSubscription(new EmailSubscription(address))
    for (const alarm of alarmsOf(this, environment.name, metrics)) {
      alarm.addAlarmAction(new SnsAction(topic))
      alarm.addOkAction(new SnsAction(topic))
    }
    addDashboard(this, watched, metrics)
  }

  /** A topic with its own policy loses AWS's default one, which allows alarms to publish. */
  private createTopic({ name }: Environment): Topic {
    const topic = new Topic(this, 'Alarms', { displayName: `${site.name} ${name}`, enforceSSL: true })
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    )
    return topic
  }
}
