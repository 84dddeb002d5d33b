import type { ModalRows } from './modal-rows.ts'

export const ideasModals = {
  'create-project': {
    load: () =>
      import('../ideas/create-project.modal.tsx').then(({ CreateProjectModal }) => CreateProjectModal),
  },
  'project-settings': {
    load: () =>
      import('../ideas/project-settings.modal.tsx').then(({ ProjectSettingsModal }) => ProjectSettingsModal),
  },
} as const satisfies ModalRows
