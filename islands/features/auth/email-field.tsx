import type { ComponentProps } from 'react'
import { TextField } from '#islands/ui/text-field.tsx'
import * as messages from '#locales/auth.ts'

export const EmailField = (props: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    label={messages.email}
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
)
