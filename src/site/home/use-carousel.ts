import { useEffect, useState } from 'react'
import { carousel, nextOffset } from '#domain/page/carousel'

/**
 * Every three seconds it fades for half a second and shows the next page. Stops while not `running`, or if
 * one page shows everything.
 */
export function useCarousel(length: number, running: boolean): { offset: number; fading: boolean } {
  const [offset, setOffset] = useState(0)
  const [fading, setFading] = useState(false)

  useEffect(() => {
    if (!running || length <= carousel.pageSize) return undefined
    let fade: ReturnType<typeof setTimeout> | undefined
    const interval = setInterval(() => {
      setFading(true)
      fade = setTimeout(() => {
        setOffset((now) => nextOffset(now, length))
        setFading(false)
      }, carousel.fade)
    }, carousel.interval)
    return () => {
      clearInterval(interval)
      clearTimeout(fade)
      setFading(false)
    }
  }, [length, running])

  return { offset: offset < length ? offset : 0, fading }
}
