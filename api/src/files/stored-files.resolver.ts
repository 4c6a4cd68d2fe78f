import { FieldResolver, Resolver, Root } from 'type-graphql';
import { fileUrlOf } from 'rules/uploads';
import { Needs } from '#db/selection-fields';
import { StoredFile } from '#files/stored-file.entity';

@Resolver(() => StoredFile)
export class StoredFilesResolver {
  @Needs('id')
  @FieldResolver(() => String, { description: 'Where it can be fetched, by those who may' })
  url(@Root() { id }: StoredFile): string {
    return fileUrlOf(id);
  }
}
