import { failureText } from '../components/feedback/failure-text'
import type { Several } from './removal'

export interface Named<Item> {
  /** What one of them is called: 'blog'. */
  name: string
  /** @default the name with an s */
  plural?: string
  /** For the labels of checkbox and buttons. */
  nameOf: (item: Item) => string
}

/** The usual words about a kind of item. */
export function wordsOf<Item>({ name, plural = `${name}s`, nameOf }: Named<Item>) {
  const [one, many] = [capitalized(name), capitalized(plural)]
  const failedTo = (what: string) => (error: unknown) =>
    failureText(`Failed to ${what} ${name}. Please try again.`, error)
  const didIt = (what: string) => (item: Item) => ({
    text: `${one} ${what} successfully!`,
    detail: nameOf(item),
  })
  return {
    list: {
      label: many,
      empty: `There are no ${plural} yet.`,
    },
    create: {
      label: `Create New ${one}`,
      submit: `Create ${one}`,
      back: `All ${plural}`,
      saved: () => ({ text: `${one} created successfully!` }),
      failed: failedTo('create'),
    },
    edit: {
      title: (item: Item) => `Edit ${nameOf(item)}`,
      saved: didIt('updated'),
      failed: failedTo('update'),
    },
    remove: {
      question: ([item]: Several<Item>) => ({
        question: `Are you sure you want to delete this ${name}?`,
        detail: nameOf(item),
      }),
      done: ([item]: Several<Item>) => didIt('deleted')(item),
      failed: ([{ error }]: Several<{ item: Item; error: unknown }>) => failedTo('delete')(error),
    },
  }
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
