import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'face' | 'after' | 'before'> {
  revealLabel: string
  hideLabel: string
}

/** Put a `Strength` into `hint` if the user chooses a new password. */
export function PasswordField({ revealLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState<'hidden' | 'revealed'>('hidden')
  const isHidden = shown === 'hidden'
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      {...field}
      type={isHidden ? 'password' : 'text'}
      after={
        <IconButton
          label={isHidden ? revealLabel : hideLabel}
          size="xs"
          onClick={() => setShown(isHidden ? 'revealed' : 'hidden')}
        >
          {isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
        </IconButton>
      }
    />
  )
}
