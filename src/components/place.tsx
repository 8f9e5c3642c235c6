import { type ComponentType, createElement, type ReactNode } from 'react'

/** Components of features at one place of a page. The core declares what they are given. */
export type Place<Props> = Readonly<Record<string, ComponentType<Props>>>

export const filled = <Props extends object>(place: Place<Props>, props: Props): ReactNode[] =>
  Object.entries(place).map(([key, Part]) => createElement(Part, { key, ...props }))
