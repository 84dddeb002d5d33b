import { emptyOnboardingForm, type OnboardingForm } from '@aloft/domain/assistant/focus/onboarding-form.rules'
import { readStored, writeStored } from './storage.ts'

/** The onboarding as the user left it; empty at first. It outlasts a reload, as the conversation about it does. */
export function storedOnboardingForm(): OnboardingForm {
  return { ...emptyOnboardingForm, ...readStored<Partial<OnboardingForm>>('onboardingForm') }
}

/** Null once the brand is created. */
export function storeOnboardingForm(form: OnboardingForm | null): void {
  writeStored('onboardingForm', form)
}
