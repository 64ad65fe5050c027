export function e164(phone: string): string {
  return `+1${phone.replace(/\D/g, '')}`;
}

export function telHref({ phone }: { phone: string }): string {
  return `tel:${e164(phone)}`;
}
