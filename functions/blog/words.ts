import { wordFormsOf } from '#domain/search/search-keys'
import { wordIndex } from '#functions/search/word-index'

export const blogWords = wordIndex('BLOG', ({ title }: { title: string }) => wordFormsOf(title))
