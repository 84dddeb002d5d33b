import { params } from '@aloft/domain/core/params'
import { normaliseUrl } from '@aloft/domain/core/url'
import type {} from '@aloft/messages/i18n'
import { useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Text } from '@aloft/design-system/primitives/text'
import { TextField } from '@aloft/design-system/primitives/text-field'
import * as css from './competitors-step.css.ts'
import * as step from './step.css.ts'

export interface CompetitorsStepProps {
  addresses: readonly string[]
  onChange: (addresses: readonly string[]) => void
  /** Invalid addresses are marked even if the user hasn't visited the field. */
  isTried: boolean
  /** A message about the whole list. */
  remark?: string | undefined
}

/** Up to three optional websites of competitors (ONB-09). */
export function CompetitorsStep({ addresses, onChange, isTried, remark }: CompetitorsStepProps) {
  const { t } = useTranslation()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const list = useRef<HTMLDivElement>(null)
  const rows = addresses.length > 0 ? addresses : ['']
  const isFull = rows.length >= params.maxCompetitors

  const wrong = (address: string) => address.trim() !== '' && normaliseUrl(address) === false
  const hasRows = rows.some(wrong)
  const change = (index: number, address: string) =>
    onChange(rows.map((other, place) => (place === index ? address : other)))
  const focus = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[index]?.focus())
  const add = () => {
    onChange([...rows, ''])
    focus(rows.length)
  }
  const remove = (index: number) => {
    onChange(rows.filter((_, place) => place !== index))
    setLeft(new Set())
    focus(Math.max(0, index - 1))
  }

  return (
    <div className={step.fields}>
      {remark && !hasRows ? <Notice tone="error">{remark}</Notice> : null}
      <div ref={list} className={css.list}>
        {rows.map((address, index) => (
          <div key={index} className={css.row}>
            <TextField
              label={t('ads.createAd.competitors.address', { number: index + 1 })}
              name={`competitor-${index + 1}`}
              type="url"
              optional={t('ads.createAd.optional')}
              placeholder={t('ads.createAd.competitors.placeholder')}
              value={address}
              onChange={(next) => change(index, next)}
              onBlur={() => setLeft(new Set([...left, index]))}
              error={
                wrong(address) && (isTried || left.has(index))
                  ? t('ads.createAd.competitors.urlInvalid')
                  : undefined
              }
            />
            {rows.length > 1 ? (
              <button
                type="button"
                className={css.remove}
                aria-label={
                  address.trim()
                    ? t('ads.createAd.competitors.remove', { address })
                    : t('ads.createAd.competitors.removeEmpty', { number: index + 1 })
                }
                onClick={() => remove(index)}
              >
                <Icon name="close" />
              </button>
            ) : null}
          </div>
        ))}
      </div>
      {isFull ? (
        <Text size={13} tone="soft">
          {t('ads.createAd.competitors.full', { max: params.maxCompetitors })}
        </Text>
      ) : (
        <div>
          <Button variant="quiet" icon={<Icon name="plus" />} onPress={add}>
            {t('ads.createAd.competitors.add')}
          </Button>
        </div>
      )}
    </div>
  )
}
