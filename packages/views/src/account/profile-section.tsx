import { checkUsername, maxUsernameLength } from '@aloft/domain/account/username.rules'
import type {} from '@aloft/messages/i18n'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { Text } from '@aloft/design-system/primitives/text'
import { TextField } from '@aloft/design-system/primitives/text-field'
import { type AttemptFailure, AttemptNotice } from './attempt-notice.tsx'
import * as css from './settings-section.css.ts'
import { SettingsSection } from './settings-section.tsx'

export interface Profile {
  /** Trimmed before it's passed on. */
  readonly username: string
  /** A tag of one of the languages offered. */
  readonly language: string
}

export interface ProfileSectionProps {
  profile: Profile
  languages: readonly { readonly value: string; readonly label: string }[]
  onSave: (profile: Profile) => void
  isPending: boolean
  /** The current values are saved. */
  isSaved: boolean
  /** Called when the user changes a value after saving. */
  onEdit: () => void
  failure?: AttemptFailure | undefined
  waitSeconds?: number | undefined
}

/** Name and language. */
export function ProfileSection(props: ProfileSectionProps) {
  const { profile, languages, onSave, isPending, isSaved, onEdit, failure, waitSeconds } = props
  const { t } = useTranslation()
  const [username, setUsername] = useState(profile.username)
  const [language, setLanguage] = useState(profile.language)
  const nameInput = useRef<HTMLInputElement>(null)
  const fault = checkUsername(username)
  const error =
    fault === 'textTooLong'
      ? t('account.usernameTooLong', { max: maxUsernameLength })
      : fault && t('account.usernameRequired')

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    if (error) nameInput.current?.focus()
    else onSave({ username: username.trim(), language })
  }
  return (
    <SettingsSection
      title={t('accountPages.settings.profile.title')}
      lead={t('accountPages.settings.profile.lead')}
    >
      <form className={css.wide} noValidate onSubmit={submit}>
        <AttemptNotice failure={failure} waitSeconds={waitSeconds} />
        <TextField
          ref={nameInput}
          label={t('account.username')}
          name="username"
          autoComplete="name"
          value={username}
          onChange={(value) => {
            onEdit()
            setUsername(value)
          }}
          error={error ?? undefined}
        />
        <SelectField
          label={t('accountPages.settings.profile.language')}
          name="language"
          options={languages}
          value={language}
          onChange={(value) => {
            onEdit()
            setLanguage(value)
          }}
          hint={t('accountPages.settings.profile.languageHint')}
        />
        <div className={css.row}>
          <Button type="submit" isLoading={isPending}>
            {t('accountPages.settings.save')}
          </Button>
          <span role="status">
            {isSaved ? (
              <Text as="span" size={13} tone="live" weight="medium">
                <span className={css.row}>
                  <Icon name="check" />
                  {t('accountPages.settings.saved')}
                </span>
              </Text>
            ) : null}
          </span>
        </div>
      </form>
    </SettingsSection>
  )
}
