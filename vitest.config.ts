import { defineConfig } from 'vitest/config'
import { serverProject } from './vitest.server.ts'
import { storiesProject } from './vitest.stories.ts'
import { appProject, unitProject } from './scripts/check/unit-projects.ts'

export default defineConfig({
  test: { projects: [unitProject, appProject, serverProject, storiesProject] },
})
