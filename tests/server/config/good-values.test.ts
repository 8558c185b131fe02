import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { configOf } from './config.world.ts'

describe('good values', () => {
  test('of mail and captcha, by our names and by those of GZCTF 0.15.x', () => {
    const ours = {
      PUBLIC_URL: 'https://ctf.example.org',
      TRUSTED_PROXIES: '10.0.0.1',
      SMTP_HOST: 'mx.example.org',
      SMTP_PORT: '465',
      SMTP_USER: 'me@example.org',
      SMTP_PASSWORD: ' a password ',
      MAIL_FROM: 'ctf@example.org',
      CAPTCHA_SITE_KEY: 'site',
      CAPTCHA_SECRET: 'secret',
      CAPTCHA_VERIFY_URL: 'https://captcha.example.org/verify',
      CAPTCHA_THRESHOLD: '.7',
    }
    const theirs = {
      PUBLIC_URL: 'https://ctf.example.org',
      TRUSTED_PROXIES: '10.0.0.1',
      GZCTF_EmailConfig__Smtp__Host: 'mx.example.org',
      GZCTF_EmailConfig__Smtp__Port: '465',
      GZCTF_EmailConfig__UserName: 'me@example.org',
      GZCTF_EmailConfig__Password: ' a password ',
      GZCTF_EmailConfig__SendMailAddress: 'ctf@example.org',
      GZCTF_GoogleRecaptcha__SiteKey: 'site',
      GZCTF_GoogleRecaptcha__Secretkey: 'secret',
      GZCTF_GoogleRecaptcha__VerifyAPIAddress: 'https://captcha.example.org/verify',
      GZCTF_GoogleRecaptcha__RecaptchaThreshold: '0.7',
    }
    expect(configOf(ours)).toMatchObject({
      smtpHost: 'mx.example.org',
      smtpPort: 465,
      smtpUser: 'me@example.org',
      smtpPassword: ' a password ',
      smtpTls: 'auto',
      mailFrom: 'ctf@example.org',
      captcha: null,
      captchaSiteKey: 'site',
      captchaSecret: 'secret',
      captchaVerifyUrl: 'https://captcha.example.org/verify',
      captchaThreshold: 0.7,
    })
    expect(configOf(theirs)).toEqual(configOf(ours))
    expect(configOf({ ...theirs, SMTP_PORT: '587' }).smtpPort).toBe(587)
    expect(configOf({ CAPTCHA: 'Proof-of-Work', CAPTCHA_THRESHOLD: '1' })).toMatchObject({
      captcha: 'proof-of-work',
      captchaThreshold: 1,
    })
  })

  test('of containers, by our names and by those of GZCTF 0.15.x', () => {
    const ours = {
      CONTAINER_PROVIDER: 'kubernetes',
      CONTAINER_HOST: 'tcp://engine.example.org:2376',
      CONTAINER_PUBLIC_ENTRY: 'play.example.org',
      CONTAINER_REGISTRY: 'https://Registry.example.org:5000/ctf',
      CONTAINER_REGISTRY_USER: 'ctf',
      CONTAINER_REGISTRY_PASSWORD: 'p: @"w',
      CONTAINER_NAMESPACE: 'ctf-2026',
      CONTAINER_KUBECONFIG: 'k8sconfig.yaml',
      CONTAINER_BLOCKED_NETWORKS: '10.0.0.0/8',
    }
    const theirs = {
      GZCTF_ContainerProvider__Type: 'Kubernetes',
      GZCTF_ContainerProvider__DockerConfig__Uri: 'tcp://engine.example.org:2376',
      GZCTF_ContainerProvider__PublicEntry: 'play.example.org',
      GZCTF_RegistryConfig__ServerAddress: 'registry.example.org:5000',
      GZCTF_RegistryConfig__UserName: 'ctf',
      GZCTF_RegistryConfig__Password: 'p: @"w',
      GZCTF_ContainerProvider__K8sConfig__Namespace: 'ctf-2026',
      GZCTF_ContainerProvider__K8sConfig__KubeConfig: 'k8sconfig.yaml',
      GZCTF_ContainerProvider__K8sConfig__AllowCIDR: '10.0.0.0/8',
    }
    expect(configOf(ours)).toMatchObject({
      containerProvider: 'kubernetes',
      containerRegistry: 'registry.example.org:5000',
      containerKubeconfig: path.resolve('k8sconfig.yaml'),
      containerBlockedNetworks: ['10.0.0.0/8'],
      containerPrivileged: false,
      containerFirewall: true,
      containerPids: 128,
    })
    expect(configOf(theirs)).toEqual(configOf(ours))
    expect(configOf({ GZCTF_ContainerProvider__Type: 'Docker' }).containerProvider).toBe('docker')
    expect(configOf({}).containerProvider).toBe('auto')
  })

  test('of the less obvious settings', () => {
    const config = configOf({
      TRUSTED_PROXIES: '10.0.0.0/8, ::1,192.168.1.1',
      PUBLIC_URL: 'https://CTF.example.org/',
      RATE_LIMIT: 'Off',
      WRONG_ANSWERS: '10',
      WRONG_ANSWERS_SECONDS: '300',
      DEMO: '1',
      METRICS_TOKEN: 'x'.repeat(16),
    })
    expect(config).toMatchObject({
      trustedProxies: ['10.0.0.0/8', '::1', '192.168.1.1'],
      publicUrl: 'https://ctf.example.org',
      rateLimit: false,
      wrongAnswers: 10,
      wrongAnswersSeconds: 300,
      demo: true,
    })
  })
})
