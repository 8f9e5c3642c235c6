import { type ComponentType, createElement, type ReactNode } from 'react'

/** Components of features in a slot of a page. The core declares their props. */
export type Slot<Props> = Readonly<Record<string, ComponentType<Props>>>

export const renderSlot = <Props extends object>(place: Slot<Props>, props: Props): ReactNode[] =>
  Object.entries(place).map(([key, Part]) => createElement(Part, { key, ...props }))
