import { describe, expect, test } from 'vitest'
import { isRemoteUrl } from '#contract/rules/remote-url.ts'

describe('a remote attachment', () => {
  test.each([
    'https://files.example/task.zip',
    'http://203.0.113.7:8080/a%20b?c=d&e#f',
    'HTTPS://例え.example/题目.zip',
    'http://[2001:db8::1]/x',
    'https://files.example',
    `https://files.example/${'x'.repeat(2000)}`,
  ])('may lie at %s', (url) => expect(isRemoteUrl(url)).toBe(true))
  test.each([
    '',
    'files.example/task.zip',
    '//files.example/task.zip',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'ftp://files.example/x',
    'https://',
    'https:///x',
    'https://a b/',
    'https://files.example/a b',
    'https://files.example\\@other.example/',
    'https://platform.example@other.example/',
    'https://files.example/\u202Egpj.exe',
    ' https://files.example/x',
    `https://files.example/${'x'.repeat(2048)}`,
  ])('may not lie at %s', (url) => expect(isRemoteUrl(url)).toBe(false))
})
