import { endpointOf, type RouteKey, routeKeys } from '#domain/api/api'

export const generatedDocuments = ['docs/api.md']

const generated: Record<string, () => string> = {
  'public routes': () => routesWhere((key) => endpointOf(key).access === 'anyone'),
  'staff routes': () => routesWhere((key) => endpointOf(key).access !== 'anyone'),
}

export function withGenerated(document: string): string {
  return document.replace(/(<!-- generated: (.+) -->\n)[\s\S]*?(\n<!-- end -->)/g, (_, begin, name, end) => {
    const text = generated[name]
    if (text === undefined) throw new Error(`Nothing generates '${name}'.`)
    return `${begin}\n${text()}\n${end}`
  })
}

function routesWhere(isMeant: (key: RouteKey) => boolean): string {
  const rows = routeKeys.filter(isMeant).map((key) => `- \`${key}\`: ${endpointOf(key).summary}`)
  return rows.join('\n')
}
