import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { targetOf } from '../router/use-scrolling.ts'
import { whenThere } from '../router/when-there.ts'

/**
 * Continues where the router's own scrolling ends too early because the page hasn't loaded completely:
 * scrolls to the target of a hash, and after Back or Forward to the previous position (RTE-03).
 */
export function useLateScroll(): void {
  const { key, hash } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const here = useRef(key)
  const places = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    here.current = key
  }, [key])
  useEffect(() => {
    const keep = () => places.current.set(here.current, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [])
  // Before a scroll event caused by the shorter page is mistaken for the user's.
  useLayoutEffect(() => {
    const place = isBack ? places.current.get(key) : undefined
    if (place !== undefined) return whenThere(() => reach(place))
    if (hash) return whenThere(() => show(hash))
  }, [key, hash, isBack])
}

function reach(place: number): boolean {
  if (Math.abs(window.scrollY - place) <= 1) return true
  if (document.documentElement.scrollHeight - window.innerHeight < place) return false
  window.scrollTo(0, place)
  return true
}

function show(hash: string): boolean {
  const target = document.getElementById(targetOf(hash))
  target?.scrollIntoView()
  return target !== null
}
