import { describe, expect, test } from 'vitest';
import { s3Path, signS3 } from '#server/media-sources/sign-s3.ts';

/** The examples that AWS publishes for S3 ("Signature Calculations for the Authorization Header"). */
const account = {
  user: 'AKIAIOSFODNN7EXAMPLE',
  password: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const now = Date.UTC(2013, 4, 24);
const signature = (address: string, headers = {}) =>
  /Signature=(\w+)/.exec(signS3(new URL(address), headers, account, now).authorization ?? '')?.[1];

describe('the signature is the one that AWS publishes', () => {
  test('for a part of an object', () => {
    expect(signature('https://examplebucket.s3.amazonaws.com/test.txt', { range: 'bytes=0-9' })).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  test('for a query without a value', () => {
    expect(signature('https://examplebucket.s3.amazonaws.com/?lifecycle')).toBe(
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    );
  });

  test('for a list', () => {
    expect(signature('https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J')).toBe(
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    );
  });
});

test('the region is that of the account, else of the address, else the usual one', () => {
  const region = (address: string, given = '') =>
    /\/(\d{8})\/([^/]+)\/s3/.exec(
      signS3(new URL(address), {}, { ...account, region: given }, now).authorization ?? '',
    )?.[2];
  expect(region('https://s3.ap-east-1.amazonaws.com/films/a.mp4')).toBe('ap-east-1');
  expect(region('https://films.s3.ap-northeast-1.amazonaws.com/a.mp4')).toBe('ap-northeast-1');
  expect(region('https://films.s3.ap-northeast-1.amazonaws.com/a.mp4', 'eu-west-2')).toBe('eu-west-2');
  expect(region('https://store.hospital.example/films/a.mp4')).toBe('us-east-1');
});

test('a name is written as stores write it, however people did', () => {
  expect(s3Path(new URL('https://x.example/衛教/a b+c(1).mp4'))).toBe('/%E8%A1%9B%E6%95%99/a%20b%2Bc%281%29.mp4');
  expect(s3Path(new URL('https://x.example/a%2Fb'))).toBe('/a%2Fb');
});
