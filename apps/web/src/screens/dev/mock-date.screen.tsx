import { MockDateView } from '@aloft/design-system/views/dev/mock-date'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../use-page-title.ts'
import { productNow, setProductClock, startProductClock, useProductOffsetHours } from '../../wiring/clock.ts'

/** Moves the product's clock, so that what takes weeks can be lived through at once (CLK-03). */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pages.mock-date'))
  const [now, setNow] = useState(productNow)
  const offsetHours = useProductOffsetHours()
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    void startProductClock().then(() => setNow(productNow()))
    const timer = setInterval(() => setNow(productNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <MockDateView
      now={now}
      offsetHours={offsetHours}
      isRefused={isRefused}
      onSet={(hours) => {
        void setProductClock(hours).then((isSet) => {
          setRefused(!isSet)
          setNow(productNow())
        })
      }}
    />
  )
}
