import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { serveCard } from './card/serve-card'

type Serve = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>

const feature: readonly Serve[] = [serveCard]

/** Answers all addresses below /cards/; 404 without the feature. */
export const handler: Serve = async (event) => (await feature[0]?.(event)) ?? { statusCode: 404 }
