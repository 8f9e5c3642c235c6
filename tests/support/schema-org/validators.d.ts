declare module '@adobe/structured-data-validator' {
  interface Issue {
    rootType: string
    issueMessage: string
    path?: unknown[]
  }

  export default class Validator {
    constructor(vocabulary: object)
    validate(extracted: object): Promise<Issue[]>
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] })
    parse(html: string): object
  }
}
