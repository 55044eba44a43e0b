import { expect, test } from 'vitest';
import { encryptPush } from '#server/push/encrypt.ts';
import { createPhone } from './phone.ts';

test('the example of RFC 8291 comes out to the byte', () => {
  const sealed = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    },
  );
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('only the phone that it is for reads a message, and no two are alike', () => {
  const [one, other] = [createPhone(), createPhone()];
  const sealed = [encryptPush('輪到您了', one.keys), encryptPush('輪到您了', one.keys)] as const;
  expect(sealed[0].equals(sealed[1])).toBe(false);
  for (const message of sealed) expect(one.read(message)).toBe('輪到您了');
  expect(() => other.read(sealed[0])).toThrow();
});

test('a key that is no point of the curve is refused', () => {
  expect(() => encryptPush('', { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) })).toThrow();
});
