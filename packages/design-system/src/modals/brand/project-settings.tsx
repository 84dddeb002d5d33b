import { params } from '@aloft/domain/core/params'
import { siteHost } from '@aloft/domain/core/url'
import {
  maxIdeaDescriptionLength,
  maxIdeaTitleLength,
  maxIndustryLength,
} from '@aloft/domain/ideas/idea-changes.rules'
import { checkIdeaTitle } from '@aloft/domain/ideas/idea.rules'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Text } from '../../primitives/text.tsx'
import { TextAreaField } from '../../primitives/text-area-field.tsx'
import { TextField } from '../../primitives/text-field.tsx'
import * as css from './project-settings.css.ts'

export interface ProjectSettings {
  title: string
  industry: string | null
  description: string | null
  /** Shown, not changed, here. */
  logoImageUrl: string | null
  url: string | null
  subdomain: string | null
}

/** What changed of it; what is left out stays. */
export type ProjectChanges = Partial<Pick<ProjectSettings, 'title' | 'industry' | 'description'>>

export interface ProjectSettingsModalProps {
  brand: ProjectSettings
  /** Of the other brands. */
  otherTitles: readonly string[]
  /** Only the owner renames a brand (OPN-64); a guest changes nothing. */
  role: 'owner' | 'collaborator' | 'guest'
  /** Called with what changed, trimmed; never while pending, and never with a refused value. */
  onSave: (changes: ProjectChanges) => void
  onClose: () => void
  isPending?: boolean
  failure?: 'existingTitle' | 'existingIdea' | 'forbidden' | 'generic' | undefined
}

/** What a brand is: its name, its trade and what it does (NAV-05, ENT-06). */
export function ProjectSettingsModal(props: ProjectSettingsModalProps) {
  const { brand, otherTitles, role, onSave, onClose, isPending = false, failure } = props
  const { t } = useTranslation()
  const [title, setTitle] = useState(brand.title)
  const [industry, setIndustry] = useState(brand.industry ?? '')
  const [description, setDescription] = useState(brand.description ?? '')
  const [isTold, setTold] = useState(false)
  const changes = changesOf(brand, { title, industry, description })
  const wrong = wrongIn(changes, otherTitles)
  const submit = () => {
    setTold(true)
    if (isPending || Object.values(wrong).some((key) => key !== null)) return
    if (Object.keys(changes).length === 0) onClose()
    else onSave(changes)
  }
  const isReadOnly = role === 'guest'
  const told = (key: Wrong) => (isTold && key ? t(key.text, key.values) : undefined)
  return (
    <ModalBody
      title={t('modals.projectSettings.title')}
      onSubmit={isReadOnly ? undefined : submit}
      actions={
        <>
          <Button onPress={onClose}>{t(isReadOnly ? 'modals.close' : 'modals.cancel')}</Button>
          {isReadOnly ? null : (
            <Button type="submit" variant="primary" isLoading={isPending}>
              {t(isPending ? 'modals.saving' : 'modals.save')}
            </Button>
          )}
        </>
      }
    >
      <Head brand={brand} />
      {isReadOnly ? <Notice tone="info">{t('modals.projectSettings.readOnly')}</Notice> : null}
      {failure && !isPending ? (
        <Notice tone="error">{t(`modals.projectSettings.failures.${failure}`)}</Notice>
      ) : null}
      <TextField
        label={t('modals.projectSettings.name')}
        name="title"
        autoComplete="off"
        value={title}
        onChange={setTitle}
        isDisabled={role !== 'owner'}
        hint={role === 'collaborator' ? t('modals.projectSettings.nameOfOwner') : undefined}
        error={told(wrong.title)}
      />
      <TextField
        label={t('modals.projectSettings.industry')}
        name="industry"
        autoComplete="off"
        optional={t('optional')}
        value={industry}
        onChange={setIndustry}
        isDisabled={isReadOnly}
        error={told(wrong.industry)}
      />
      <TextAreaField
        label={t('modals.projectSettings.description')}
        name="description"
        rows={4}
        optional={t('optional')}
        value={description}
        onChange={setDescription}
        isDisabled={isReadOnly}
        error={told(wrong.description)}
      />
    </ModalBody>
  )
}

function Head({ brand: { title, logoImageUrl, url, subdomain } }: { brand: ProjectSettings }) {
  const { t } = useTranslation()
  const none = t('modals.projectSettings.none')
  return (
    <div className={css.head}>
      <div className={css.logo}>
        {logoImageUrl ? (
          <img
            className={css.picture}
            src={logoImageUrl}
            alt={t('modals.projectSettings.logo', { brand: title })}
          />
        ) : (
          <Text size={12} tone="faint">
            {t('modals.projectSettings.noLogo')}
          </Text>
        )}
      </div>
      <dl className={css.facts}>
        <Text as="dt" tone="soft">
          {t('modals.projectSettings.website')}
        </Text>
        <Text as="dd">{(url && siteHost(url)) || none}</Text>
        <Text as="dt" tone="soft">
          {t('modals.projectSettings.subdomain')}
        </Text>
        <Text as="dd">{subdomain ?? none}</Text>
      </dl>
    </div>
  )
}

type Typed = Record<'title' | 'industry' | 'description', string>

function changesOf(brand: ProjectSettings, typed: Typed): ProjectChanges {
  const [title, industry, description] = [typed.title.trim(), typed.industry.trim(), typed.description.trim()]
  return {
    ...(title !== brand.title && { title }),
    ...(industry !== (brand.industry ?? '') && { industry: industry || null }),
    ...(description !== (brand.description ?? '') && { description: description || null }),
  }
}

type Wrong = {
  text:
    | 'requiredValue'
    | 'modals.titleEdit.failures.titleTooShort'
    | 'modals.titleEdit.failures.existingTitle'
    | 'modals.projectSettings.descriptionTooShort'
    | 'modals.tooLong'
  values: { min?: number; max?: number }
} | null

/** Only what changed is judged: what stands there from before is no reason to refuse the rest (ONB-08, ONB-10). */
function wrongIn(changes: ProjectChanges, otherTitles: readonly string[]): Record<keyof Typed, Wrong> {
  const { title, industry = null, description = null } = changes
  return {
    title: title === undefined ? null : wrongTitle(title, otherTitles),
    industry: tooLong(industry, maxIndustryLength),
    description:
      description !== null && description.length < params.minDescriptionLength
        ? {
            text: 'modals.projectSettings.descriptionTooShort',
            values: { min: params.minDescriptionLength },
          }
        : tooLong(description, maxIdeaDescriptionLength),
  }
}

function wrongTitle(title: string, otherTitles: readonly string[]): Wrong {
  const failure = checkIdeaTitle(title, otherTitles)
  if (failure === null) return tooLong(title, maxIdeaTitleLength)
  if (failure === 'requiredValue') return { text: failure, values: {} }
  return { text: `modals.titleEdit.failures.${failure}`, values: { min: params.minTitleLength } }
}

function tooLong(text: string | null, max: number): Wrong {
  return (text ?? '').length > max ? { text: 'modals.tooLong', values: { max } } : null
}
